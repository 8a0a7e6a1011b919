/** A path of our own site to go back to; anything else becomes the home page. */
export function safePath(path: string): string {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path)) return '/'
  const inside = 'http://inside.invalid'
  if (!URL.canParse(path, inside)) return '/'
  const { origin, pathname, search } = new URL(path, inside)
  return origin === inside ? `${pathname}${search}` : '/'
}
