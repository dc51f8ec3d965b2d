/** Paths to pages, without a library. Keys travel in the fragment, which never reaches a server. */
import { writable, type Readable } from 'svelte/store';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; key: string; invite: string }
  | { page: 'replay'; id: string; key: string; at: number }
  | { page: 'ending'; id: string; key: string }
  | { page: 'nowhere' };

export function routeOf(path: string, fragment: string): Route {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const key = given.get('key') ?? '';
  if (path === '/' || path === '') return { page: 'lobby' };
  const place = /^\/(table|replay|ending)\/([a-z0-9]{4,32})\/?$/.exec(path);
  const id = place?.[2];
  if (!id) return { page: 'nowhere' };
  if (place[1] === 'table') return { page: 'table', id, key, invite: given.get('invite') ?? '' };
  if (place[1] === 'ending') return { page: 'ending', id, key };
  const at = Number.parseInt(given.get('at') ?? '', 10);
  return { page: 'replay', id, key, at: Number.isNaN(at) ? -1 : at };
}

const current = writable<Route>(routeOf(location.pathname, location.hash));
export const route: Readable<Route> = current;

function follow(): void {
  current.set(routeOf(location.pathname, location.hash));
}

export function navigate(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  follow();
  scrollTo(0, 0);
}

/** Take keys out of the address bar, so that they are not shown or shared by accident. */
export function hideFragment(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

/** Plain links inside the page change the route instead of loading a page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash && !link.hash.includes('=')) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

addEventListener('popstate', follow);
addEventListener('hashchange', follow);
