/** A words file is an asset: importing it gives its address. */
declare module '*.json' {
  const address: string
  export default address
}

/** A folder of words: webpack finds the files by itself, each as its address. */
interface ImportMeta {
  webpackContext(folder: string, options: { readonly regExp: RegExp }): { keys(): string[]; (file: string): string }
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

declare module '*.svg' {
  const address: string
  export default address
}
