type Door = '/login' | '/espace-entreprise' | '/signup' | '/forgot-password' | '/mot-de-passe-oublie'

/** A door with the page that asked for it, which is nothing where it is the home page. */
export const doorTo = (door: Door, back: string): string =>
  back === '/' ? door : `${door}?retour=${encodeURIComponent(back)}`
