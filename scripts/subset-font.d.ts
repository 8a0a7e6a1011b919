// The package brings no types, and those published apart from it are older than it.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    keepFeatures: string[]
    variationAxes: Record<string, Axis>
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
