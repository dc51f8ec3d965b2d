// Standard input: the server's OpenAPI description. Standard output: its schemas as TypeScript.
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const HEAD = '// Written by scripts/api_types.py from what the server says of itself. Do not edit.\n';
const { openapi, info, components } = JSON.parse(await text(process.stdin));
// What has a default may be left out: the server leaves it out itself.
const types = await openapiTS({ openapi, info, paths: {}, components }, { defaultNonNullable: false });
process.stdout.write(HEAD + astToString(types));
