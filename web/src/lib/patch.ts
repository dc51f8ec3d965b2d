/** SVG put into the page and changed in place: elements keep their identity, so that pieces can travel. */

const SVG = 'http://www.w3.org/2000/svg';
const FORBIDDEN = 'script,foreignObject,iframe,animate[attributeName^="on"]';
/** Attributes that belong to the page, not to the picture. */
const OURS = new Set(['tabindex']);

/** Read SVG content. Scripts and handlers are left out; titles become names that a screen reader speaks. */
export function parseLayer(source: string): SVGGElement {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}"><g>${source}</g></svg>`, 'image/svg+xml');
  const group = parsed.documentElement.firstElementChild;
  if (!group || parsed.querySelector('parsererror')) return document.createElementNS(SVG, 'g');
  for (const bad of group.querySelectorAll(FORBIDDEN)) bad.remove();
  for (const element of group.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('on')) element.removeAttribute(name);
    }
  }
  nameByTitles(group);
  return document.importNode(group, true) as unknown as SVGGElement;
}

/** A title would pop up as the browser's own tooltip; as a label it is spoken, and we show it ourselves. */
function nameByTitles(group: Element): void {
  for (const title of group.querySelectorAll('title')) {
    const owner = title.parentElement;
    if (!owner) continue;
    const name = title.textContent ?? '';
    title.remove();
    if (!name) continue;
    owner.setAttribute('aria-label', name);
    owner.setAttribute('role', owner.querySelector('[id]') ? 'group' : 'img');
  }
}

/** Make `old` like `wanted`, keeping every element that is still there. */
export function patch(old: Element, wanted: Element): void {
  patchAttributes(old, wanted);
  patchChildren(old, wanted);
}

function patchAttributes(old: Element, wanted: Element): void {
  for (const name of old.getAttributeNames()) {
    if (!wanted.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
  }
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? '';
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function patchChildren(old: Element, wanted: Element): void {
  const byId = new Map<string, Element>();
  for (const child of old.children) if (child.id) byId.set(child.id, child);
  const kept = new Set<string>();
  for (const child of wanted.children) if (child.id) kept.add(child.id);

  let place: ChildNode | null = old.firstChild;
  for (const child of [...wanted.childNodes]) {
    while (place instanceof Element && place.id && !kept.has(place.id)) place = removed(place);
    const match = matching(child, place, byId);
    if (!match) {
      old.insertBefore(child, place);
      continue;
    }
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    if (match instanceof Element) patch(match, child as Element);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  while (place) place = removed(place);
}

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** The node of the page that becomes `child`: by id, or else the one that stands here if it is alike. */
function matching(child: ChildNode, place: ChildNode | null, byId: Map<string, Element>): ChildNode | null {
  if (child instanceof Element) {
    if (child.id) {
      const known = byId.get(child.id);
      return known && known.tagName === child.tagName ? known : null;
    }
    return place instanceof Element && !place.id && place.tagName === child.tagName ? place : null;
  }
  return place && place.nodeType === child.nodeType ? place : null;
}
