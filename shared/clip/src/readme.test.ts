import { describeReadme } from '@potluck/testing/readme-contract'

describeReadme(__dirname, (module) => import(`./${module}.ts`))
