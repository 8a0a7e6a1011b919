import { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { accountTexts } from '../accounts.texts.ts'

/** Tells that the address waits to be confirmed, and sends the link again. */
export function UnverifiedNote({ email }: { email: string }) {
  const fetcher = useFetcher<{ message: string }>()
  const { start, end, again, sending } = accountTexts.unverified
  return (
    <Note tone="amber">
      {start} <b>{email}</b> {end}
      <fetcher.Form method="post" action="/confirmer-adresse">
        <input type="hidden" name="renvoyer" value="1" />
        <Button className="note__act" variant="outline" type="submit" busy={fetcher.state === 'idle' ? false : sending}>
          {again}
        </Button>{' '}
        <span role="status">{fetcher.data?.message}</span>
      </fetcher.Form>
    </Note>
  )
}
