import { readFileSync } from 'node:fs'
import { contract, supportedContracts } from './contract.ts'
import { contractReport, reportFile } from './testing/contract-report.ts'

const whatToDo = `
The types that shell and remotes agree on have changed; "+" is what the source says now.
- Something was added that older remotes need not know: accept it with \`npm run accept-contract\`.
- Something was taken away or means something else: remotes that are deployed break. Raise \`contract\`, keep the number
  before in \`supportedContracts\`, serve both, then accept.`

test('the types of the contract equal the accepted ones', () => {
  const report = contractReport()
  const accepted = readFileSync(reportFile, 'utf8')
  const [now, then] = [report, accepted].map((text) => text.split('\n'))
  expect({ whatToDo: report === accepted ? '' : whatToDo.split('\n'), types: now }).toEqual({
    whatToDo: '',
    types: then,
  })
}, 60_000)

test('the shell supports the current contract and the previous one', () => {
  expect(supportedContracts).toContain(contract)
  expect(supportedContracts.every((number) => number >= contract - 1 && number <= contract)).toBe(true)
})
