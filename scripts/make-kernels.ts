// Writes src/search-engine/kernels/kernels.wasm, which the search engine loads, from kernels.wat beside it. Run it with Node 26 after a change
// of the text: `node scripts/make-kernels.ts`. A test says whether both still belong together.
import { readFile, writeFile } from 'node:fs/promises'
import { assembleKernels } from '../tests/support/assemble-kernels.ts'

const folder = 'src/search-engine/kernels'
await writeFile(`${folder}/kernels.wasm`, await assembleKernels(await readFile(`${folder}/kernels.wat`, 'utf8')))
