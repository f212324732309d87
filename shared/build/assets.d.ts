/** A words file is an asset: importing it gives its address. */
declare module '*.json' {
  const address: string
  export default address
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
