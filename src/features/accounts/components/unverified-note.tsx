import { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'

/** Tells that the address waits to be confirmed, and sends the link again. */
export function UnverifiedNote({ email }: { email: string }) {
  const fetcher = useFetcher<{ message: string }>()
  return (
    <Note tone="amber">
      Confirmez votre adresse {email} par le lien que nous vous avons envoyé : postuler, publier et écrire attendent
      cette confirmation.{' '}
      <fetcher.Form method="post" action="/confirmer-adresse" className="inline">
        <input type="hidden" name="renvoyer" value="1" />
        <Button variant="outline" type="submit" busy={fetcher.state === 'idle' ? false : 'Envoi…'}>
          Renvoyer l’email
        </Button>
      </fetcher.Form>
      <span role="status"> {fetcher.data?.message}</span>
    </Note>
  )
}
