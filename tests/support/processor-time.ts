import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Of all threads of a process, in milliseconds. Other processes do not count, as they do by the clock. */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') {
    const [minutes, seconds] = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).split(':')
    return (Number(minutes) * 60 + Number(seconds)) * 1_000
  }
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0])
  return nanoseconds.reduce((sum, one) => sum + Number(one), 0) / 1_000_000
}
