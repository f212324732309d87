import { readFileSync } from 'node:fs'
import { contractReport, reportFile } from './testing/contract-report.ts'
import { takenAway } from './testing/taken-away.ts'

const whatToDo = `
The types that shell and remotes agree on have changed; "+" is what the source says now.
- Something was added that older remotes need not know: accept it with \`npm run accept-contract\`.
- Something was taken away or means something else: remotes that are deployed break. Raise \`contract\`, serve the number
  before for one more, then accept. Names of @potluck/ui and @potluck/parts: raise the version of the package, out of the range before.`

test('the types of the contract equal the accepted ones', () => {
  const report = contractReport()
  const accepted = readFileSync(reportFile, 'utf8')
  const [now, then] = [report, accepted].map((text) => text.split('\n'))
  expect({ whatToDo: report === accepted ? '' : whatToDo.split('\n'), types: now }).toEqual({
    whatToDo: '',
    types: then,
  })
}, 60_000)

const report = (
  number: number,
  types: string,
  names = 'Button of @potluck/ui\nuseForm of @potluck/ui/forms',
  ui = '1.0.0',
) =>
  `# The contract\n\nContract ${number}\n\n## @potluck/ui ${ui}\n\n\`\`\`text\n${names}\n\`\`\`\n\n## host.d.ts\n\n\`\`\`ts\n${types}\n\`\`\`\n`

const host = `import type { Bus } from './bus.ts';
export interface Host {
    readonly contract: number;
    readonly changes: {
        shows(client: object): void;
        readonly all?: number;
    };
    'recipe:updated': { id: string };
}
export type Ladle = {
    readonly at: string;
};`

test.each([
  ['a member is added', host.replace('all?: number;', 'all?: number;\n        more(): void;')],
  ['a type has another name', host.replace('Ladle', 'Stored')],
  ['a type lies in another file', `export declare const one: number;\n${host}`],
])('accept-contract lets pass that %s', (_, types) => {
  expect(takenAway(report(2, host), report(2, types))).toEqual([])
})

test.each([
  ['shows(client: object): void;', 'addEffects(client: object): void;', 'Host.changes.shows'],
  ["'recipe:updated'", "'recipe:changed'", 'Host.recipe:updated'],
  ['readonly all?: number;', '', 'Host.changes.all'],
  ['at: string', 'since: string', 'Ladle.at'],
])('accept-contract refuses %s that became “%s” until the number is raised', (before, after, gone) => {
  const types = host.replace(before, after)
  expect(takenAway(report(2, host), report(2, types))).toEqual([
    `${gone} is gone: raise \`contract\`, and serve contract 2 for one more`,
  ])
  expect(takenAway(report(2, host), report(3, types))).toEqual([])
})

test.each([
  ['1.2.0', '1.4.0', '2.0.0'],
  ['0.1.1', '0.1.2', '0.2.0'],
  ['0.1.1', '0.1.1', '1.0.0'],
])('accept-contract refuses a name that a package %s lost with %s, not with %s', (before, same, raised) => {
  const two = 'Button of @potluck/ui\nuseForm of @potluck/ui/forms'
  const accepted = report(2, host, two, before)
  expect(takenAway(accepted, report(2, host, 'Button of @potluck/ui', same))).toEqual([
    `useForm of @potluck/ui/forms is gone: raise the version of @potluck/ui, out of ^${before}`,
  ])
  expect(takenAway(accepted, report(2, host, 'Button of @potluck/ui', raised))).toEqual([])
  expect(takenAway(accepted, report(2, host, `${two}\nCard of @potluck/ui`, before))).toEqual([])
})
