import { hashText } from '#platform/random.ts'
import { hashSchema } from '#search-engine/schema.ts'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'

/** Changes with the documents and with how they are analysed: what an earlier run left is then made anew. */
export const corpusKey = (documents: number): string =>
  [documents, hashSchema(corpusSchema), hashText(JSON.stringify([corpusDocument(0), corpusDocument(documents - 1)]))]
    .map((number) => number.toString(36))
    .join('-')
