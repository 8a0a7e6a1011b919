import wabt from 'wabt'

const FEATURES = { simd: true, threads: true }

/** The bytes that WebAssembly's text means. */
export async function assembleKernels(text: string): Promise<Uint8Array> {
  const { parseWat } = await wabt()
  const module = parseWat('kernels.wat', text, FEATURES)
  // Its types leave out that this takes features too.
  const validate = module.validate as (features: typeof FEATURES) => void
  try {
    validate.call(module, FEATURES)
    return module.toBinary({}).buffer
  } finally {
    module.destroy()
  }
}
