import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

type Cruise = { summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] } }

// `npm run check`: the import law of `.dependency-cruiser.cjs` holds, and every module was judged by it.
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const args = [cruiser, 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const { totalCruised, violations } = (JSON.parse(output) as Cruise).summary

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
const faults = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
if (totalCruised < sources.length)
  faults.push(`only ${totalCruised} modules were judged; there are ${sources.length} sources`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`The import law holds over ${totalCruised} modules.`)
