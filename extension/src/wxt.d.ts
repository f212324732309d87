import 'wxt/browser'

// wxt writes these while it builds; so that types are checked without a build, they are said here.
declare module 'wxt/browser' {
  interface WxtRuntime {
    getURL(path: string): string
  }
  interface WxtI18n {
    getMessage(name: string, filledIn?: readonly string[]): string
  }
}
