/** Any other path: the router answers 404 and the error page shows the specification's text. */
export const loader = () => {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
