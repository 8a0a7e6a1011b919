const PASSWORD = 'Florin-2026!'

/**
 * The path of the link with a key in the newest mail to an address, of one kind if it matters, as the administrator of a
 * demonstration reads it in the mailbox.
 */
export async function linkMailedTo(site: string, address: string, kind?: string): Promise<string> {
  const { read, mails } = await mailboxOf(site)
  const mail = mails.find((one) => one.to === address && (kind === undefined || one.kind === kind))
  if (!mail) throw new Error(`no mail to ${address}`)
  const { text } = await read<{ text: string }>(`/v1/admin/mails/${mail.id}`)
  const { pathname, search } = new URL(/https?:\S+cle=[\w-]+\S*/.exec(text)![0])
  return pathname + search
}

/** The kinds of the mails to an address, the newest first. */
export const mailsTo = async (site: string, address: string): Promise<string[]> =>
  (await mailboxOf(site)).mails.filter(({ to }) => to === address).map(({ kind }) => kind)

/** Of each mailbox that is read the key: signing in is slow, and counted. */
const keys = new Map<string, Promise<string>>()

async function keyTo(site: string): Promise<string> {
  const signedIn = await fetch(`${site}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@florin.example', password: PASSWORD }),
  })
  return ((await signedIn.json()) as { token: string }).token
}

async function mailboxOf(site: string) {
  const key = keys.get(site) ?? keyTo(site)
  keys.set(site, key)
  const token = await key
  const read = async <T>(path: string): Promise<T> =>
    (await (await fetch(site + path, { headers: { authorization: `Bearer ${token}` } })).json()) as T
  const { data } = await read<{ data: { id: number; kind: string; to: string }[] }>('/v1/admin/mails')
  return { read, mails: data }
}
