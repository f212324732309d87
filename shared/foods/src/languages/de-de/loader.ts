import type { FoodsLoader } from '../foods-loader.ts'

export const deDe: FoodsLoader = {
  names: async () => (await import(/* webpackChunkName: "foods-de-de" */ './names.ts')).names,
  remarks: async () => (await import(/* webpackChunkName: "foods-de-de" */ './remarks.ts')).deDeRemarks,
  marks: async () => (await import(/* webpackChunkName: "marks-de-de" */ './marks.ts')).deDeMarkWords,
}
