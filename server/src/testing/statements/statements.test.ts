import { databases } from '../test-server.ts'
import { frequentCalls } from './frequent-calls.ts'
import { recordStatements } from './record-statements.ts'
import { acceptedStatements } from './statement-files.ts'

const whatToDo = `
The SQL of a frequent call, or its plan, has changed; "+" is what the server sends now. If that is intended (look for SCAN or
Seq Scan of a table that grows), accept it with \`npm run accept-statements\`.`

test.each(databases)(
  'the server sends the accepted statements with the accepted plans for every frequent call on %s',
  async (kind) => {
    const [recorded, accepted] = [await recordStatements(kind), acceptedStatements(kind)]
    expect([...accepted.keys()].sort()).toEqual(frequentCalls.map(({ name }) => name).sort())
    for (const [name, text] of recorded) {
      const hint = text === accepted.get(name) ? '' : whatToDo
      expect({ name, hint, lines: text.split('\n') }).toEqual({
        name,
        hint: '',
        lines: accepted.get(name)?.split('\n'),
      })
    }
  },
  60_000,
)
