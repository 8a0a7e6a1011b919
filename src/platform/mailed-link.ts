import type { Refused } from './attempt.ts'
import { inOtherWords } from './attempt.ts'

/** The key in the address of a page that a link of a mail leads to. */
export const keyIn = ({ searchParams }: URL): string => searchParams.get('cle') ?? ''

/** What such an address names by `name`, and the key to it. */
export const keyedIn = (url: URL, name: string): { id: string; key: string } => ({
  id: url.searchParams.get(name) ?? '',
  key: keyIn(url),
})

/** For the action of such a page: a key that is refused, or is none, is a link that is over. The page knows it by the name `lien`. */
export const overIf =
  ({ code, message }: { code: string; message: string }) =>
  (refused: Refused): (Refused & { form: string }) | undefined =>
    refused.error.code === code || refused.error.fields?.token !== undefined
      ? { ...inOtherWords(refused, message), form: 'lien' }
      : undefined
