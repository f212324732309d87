import { webpackBase } from '@potluck/build/webpack-base.mjs'
import HtmlWebpackPlugin from 'html-webpack-plugin'

/** The gallery: every component on one page, under the same policy as the product. */
export default (_env, { mode = 'development' }) => {
  const base = webpackBase({
    name: 'ui',
    directory: import.meta.dirname,
    files: '[name]',
    locales: 'assets/[name][ext]',
    mode,
  })
  return {
    ...base,
    entry: './Gallery.tsx',
    cache: false,
    plugins: [...base.plugins, new HtmlWebpackPlugin({ title: 'Potluck gallery', template: 'index.html' })],
    devServer: {
      port: 4190,
      hot: false,
      client: { overlay: false },
      headers: { 'Content-Security-Policy': "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' ws:" },
    },
  }
}
