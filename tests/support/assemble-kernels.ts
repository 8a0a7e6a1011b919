import wabt from 'wabt'

const FEATURES = { simd: true, threads: true }

/** The bytes that WebAssembly's text means. */
export async function assembleKernels(text: string): Promise<Uint8Array> {
  const assembler = await wabt()
  // Its types leave out that features are told here, too.
  const module = assembler.parseWat('kernels.wat', text, FEATURES) as ReturnType<typeof assembler.parseWat> & {
    validate: (features: typeof FEATURES) => void
  }
  try {
    module.validate(FEATURES)
    return module.toBinary({}).buffer
  } finally {
    module.destroy()
  }
}
