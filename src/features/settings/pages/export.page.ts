import type { LoaderFunctionArgs } from 'react-router'
import { ZipFile } from 'yazl'
import { parisDay } from '#platform/french.ts'
import { apiContext } from '#platform/render-context.ts'
import { exportAccount } from '#features/accounts/own-account.contract.ts'
import { dataTexts } from '../settings.texts.ts'

/** One's own data as an archive to take along. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { explained, ...all } = await context.get(apiContext)(exportAccount, {})
  const day = parisDay(new Date())
  // What is in a file stands beside the list of them, not within it.
  const sent = all.files as { purpose: string; id: string; content: string | null }[]
  const files = sent.map(({ content: _content, ...file }) => file)
  const archive = await zipOf({
    'donnees.json': JSON.stringify({ ...all, files }, null, 2),
    'LISEZMOI.txt': dataTexts.readMe(day, explained),
    ...Object.fromEntries(
      sent.flatMap(({ purpose, id, content }) =>
        content === null ? [] : [[`fichiers/${purpose}-${id}.webp`, Buffer.from(content, 'base64')]],
      ),
    ),
  })
  return new Response(archive, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${dataTexts.file(day)}"`,
      'content-length': String(archive.length),
      'cache-control': 'private, no-store',
    },
  })
}

async function zipOf(files: Record<string, string | Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}
