import type { FoodsLoader } from '../foods-loader.ts'

export const ukUa: FoodsLoader = {
  names: async () => (await import(/* webpackChunkName: "foods-uk-ua" */ './names.ts')).names,
  remarks: async () => (await import(/* webpackChunkName: "foods-uk-ua" */ './remarks.ts')).ukUaRemarks,
  marks: async () => (await import(/* webpackChunkName: "marks-uk-ua" */ './marks.ts')).ukUaMarkWords,
}
