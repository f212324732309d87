import type { FoodsLoader } from '../foods-loader.ts'

export const itIt: FoodsLoader = {
  names: async () => (await import(/* webpackChunkName: "foods-it-it" */ './names.ts')).names,
  remarks: async () => (await import(/* webpackChunkName: "foods-it-it" */ './remarks.ts')).itItRemarks,
  marks: async () => (await import(/* webpackChunkName: "marks-it-it" */ './marks.ts')).itItMarkWords,
}
