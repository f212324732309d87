import { getAccount, updateAccount } from '@potluck/api/account'
import { register } from '@potluck/api/sessions'
import { createReset } from '../../logins/sessions/resets.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { post } from '../../testing/post.ts'
import { statusOf } from '../../testing/status-of.ts'

eachDatabase('passwords and e-mails', (server) => {
  const come = (email: string, password = 'correct horse') =>
    statusOf(server.client().call(register, { body: { name: 'Ada', email, password } }))

  test.each([
    '123456',
    'PassWord1',
    'correct',
    'qwertz123',
    'Ciao123',
    'potluck!',
    '      ',
    'aaaaaaaa',
    'ada@example.com',
    'ADA@example.com',
  ])('nobody registers with %j', async (password) => {
    expect(await come('ada@example.com', password)).toBe(400)
  })

  test.each(['maria.schmidt', 'MariaSchmidt', 'maria_schmidt7', 'maria.schmidt@example.com', 'mariaschmidtexamplecom'])(
    'Maria does not register with %j, which her e-mail says',
    async (password) => {
      expect(await come('maria.schmidt@example.com', password)).toBe(400)
    },
  )

  test.each(['сорока', 'Борщик7', 'вареник!', 'שלוםלך', 'мамамама'])(
    'nobody registers with %j, a short word',
    async (password) => {
      expect(await come('word@example.com', password)).toBe(400)
    },
  )

  test.each(['кінь батарея скоба', 'сорока на дубі', 'סוסנכוןסוללה', 'maria liebt pflaumen'])(
    'words that nobody guesses first are enough: %j',
    async (password) => {
      expect(await come(`maria-${password.length}@example.com`, password)).toBe(200)
    },
  )

  test('six signs that nobody guesses first are enough', async () => {
    expect(await come('six@example.com', 'gr7ape')).toBe(200)
  })

  test('the same holds for a new password, by the account and by a link', async () => {
    const ben = await server.member('Ben')
    const change = (body: { password: string; email?: string }) =>
      statusOf(ben.api.call(updateAccount, { body: { ...body, currentPassword: 'correct horse' } }))
    expect(await change({ password: ben.email })).toBe(400)
    expect(await change({ password: 'ben@new.example', email: 'ben@new.example' })).toBe(400)
    expect((await ben.api.call(getAccount, {})).data.email).toBe(ben.email)
    const code = await createReset(server.database, ben.id)
    expect((await post(server, 'users/reset', { code, password: 'qwerty' })).status).toBe(400)
    expect((await post(server, 'users/reset', { code, password: 'gr7ape' })).status).toBe(200)
  })

  test.each(['a@x.com>', '<a@x.com', 'a@x.com,b@x.com', '"a"@x.com', 'a@x.com.', 'a(b)@x.com'])(
    '%s is no e-mail of its own beside the mailbox it means',
    async (email) => {
      expect(await come(email)).toBe(400)
    },
  )

  test('an e-mail is one, composed or decomposed', async () => {
    expect(await come('caf\u00e9@example.com')).toBe(200)
    expect(await come('cafe\u0301@example.com')).toBe(406)
  })
})
