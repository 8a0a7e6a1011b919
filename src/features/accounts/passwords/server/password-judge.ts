// Runs in a thread of its own: a crafted password takes a judge that knows substitutions (« p@$$w0rd ») half a second.
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as french from '@zxcvbn-ts/language-fr'

export type JudgeCall = { id: number; password: string; inputs: string[] }
export type JudgeAnswer = { id: number; guesses: number }

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...french.dictionary },
  graphs: common.adjacencyGraphs,
})

parentPort!.on('message', ({ id, password, inputs }: JudgeCall) => {
  parentPort!.postMessage({ id, guesses: zxcvbn.check(password, inputs).guesses } satisfies JudgeAnswer, [])
})
