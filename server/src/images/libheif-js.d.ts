/** The part of libheif's WebAssembly build that is used here; it brings no types of its own for it. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface Pixels {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
  }

  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Fills the pixels in, turned as the file says; hands over null when it cannot. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void
    free(): void
  }

  interface HeifDecoder {
    /** The pictures of a file, the main one first; none when it is no such file. */
    decode(bytes: Uint8Array): readonly HeifImage[]
    readonly decoder: { delete(): void }
  }

  const libheif: { readonly HeifDecoder: new () => HeifDecoder }
  export default libheif
}
