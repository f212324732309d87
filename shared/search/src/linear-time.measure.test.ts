import { describeLinearTime } from '@potluck/testing/linear-time'

describeLinearTime(
  __dirname,
  (path) => import(`./${path}`),
  async () => ({ number: 20 }),
  15,
)
