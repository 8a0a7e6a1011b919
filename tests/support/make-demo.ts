import { makeDemo } from './template-folders.ts'

const [folder, unfinished, template] = process.argv.slice(2)
await makeDemo(folder!, unfinished!, template!)
