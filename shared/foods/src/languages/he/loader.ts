import type { FoodsLoader } from '../foods-loader.ts'

export const he: FoodsLoader = {
  names: async () => (await import(/* webpackChunkName: "foods-he" */ './names.ts')).names,
  remarks: async () => (await import(/* webpackChunkName: "foods-he" */ './remarks.ts')).heRemarks,
  marks: async () => (await import(/* webpackChunkName: "marks-he" */ './marks.ts')).heMarkWords,
}
