/** A path of our own site to go back to; anything else becomes the home page. */
export function safePath(path: string): string {
  if (!path.startsWith('/')) return '/'
  const inside = 'http://inside.invalid'
  if (!URL.canParse(path, inside)) return '/'
  const { origin, pathname, search } = new URL(path, inside)
  // Reading a path takes dots out of it: « /.//ailleurs » would leave as « //ailleurs », which is another site.
  return origin === inside && !pathname.startsWith('//') ? `${pathname}${search}` : '/'
}
