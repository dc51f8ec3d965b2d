/** The invitation links of tables that this browser opened: the server keeps only their hashes. */
import { read, write } from '../lib/storage';

const PLACE = 'galaktyka.invitations';

export function keepInvitation(table: string, invitation: string): void {
  write(PLACE, { ...read<Record<string, string>>(PLACE, {}), [table]: invitation });
}

/** The whole address that invites to a table; empty when another browser holds it. */
export function invitationLink(table: string): string {
  const invitation = read<Record<string, string>>(PLACE, {})[table];
  return invitation ? `${location.origin}/table/${table}#invite=${invitation}` : '';
}

/** The whole address that opens one's own seats elsewhere. */
export function ownLink(table: string, key: string): string {
  return `${location.origin}/table/${table}#key=${key}`;
}
