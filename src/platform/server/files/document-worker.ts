import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileRefusal } from '../../file-refusals.ts'
import { judgeDoc } from './doc.ts'
import type { DocumentOrder, Verdict } from './documents.ts'
import { judgeDocx } from './docx.ts'
import { judgePdf } from './pdf.ts'

const judges = { pdf: judgePdf, doc: judgeDoc, docx: judgeDocx }

const { kind, path } = workerData as DocumentOrder
const refused = await Promise.resolve(judges[kind](await readFile(path))).catch((): FileRefusal => 'files/unreadable')
parentPort!.postMessage({ refused } satisfies Verdict, [])
