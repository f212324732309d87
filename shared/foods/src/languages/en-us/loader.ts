import type { FoodsLoader } from '../foods-loader.ts'

export const enUs: FoodsLoader = {
  names: async () => (await import(/* webpackChunkName: "foods-en-us" */ './names.ts')).names,
  remarks: async () => (await import(/* webpackChunkName: "foods-en-us" */ './remarks.ts')).enUsRemarks,
  marks: async () => (await import(/* webpackChunkName: "marks-en-us" */ './marks.ts')).enUsMarkWords,
}
