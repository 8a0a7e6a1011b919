import { invalidInput } from '#platform/refusals.ts'

/** Guesses that a patient attacker affords online. */
const TOO_FEW_GUESSES = 2e7
const JUDGED = 64

type Judge = (password: string, inputs: string[]) => number

// Dictionaries weigh megabytes: loaded when the first password is chosen.
let judge: Promise<Judge> | null = null

async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  })
  return (password, inputs) => zxcvbn.check(password.slice(0, JUDGED), inputs).guesses
}

/** Refuses passwords that everybody tries first: common ones, and those made of the person's own name or address. */
export async function refuseCommonPassword(password: string, about: readonly string[]): Promise<void> {
  judge ??= loadJudge()
  const inputs = about.flatMap((text) => text.toLowerCase().split(/[@.\s_-]+/)).filter((word) => word.length > 2)
  if ((await judge)(password, ['florin', ...inputs]) >= TOO_FEW_GUESSES) return
  throw invalidInput({
    password:
      'Ce mot de passe est trop facile à deviner. Évitez les mots courants, votre nom et les suites de touches.',
  })
}
