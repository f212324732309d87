import { email as emailText } from '@potluck/api/credentials'
import { ApiError } from '@potluck/api/errors'
import { useForm } from '@potluck/platform/useForm'
import { Button, Note, Stack } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconSearch } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './FindPerson.module.css'
import { AskByEmail } from './InviteByEmail.tsx'
import { InviteFriends } from './invite/InviteFriends.tsx'
import { PersonCard } from './PersonCard.tsx'
import { type PersonQuery, readPersonQuery, useFindPerson } from './useFindPerson.ts'

/** Finds one person by e-mail or handle. There is no list of all people. */
export function FindPerson() {
  const { t } = useTranslation('social')
  const [query, setQuery] = useState<PersonQuery | null>(null)
  const person = useFindPerson(query)

  const form = useForm({
    initial: { text: '' },
    submit({ text }) {
      const next = readPersonQuery(text)
      if (next?.value === query?.value) void person.refetch()
      else setQuery(next)
    },
  })

  return (
    <Stack gap={3}>
      <form {...form.formProps} className={classes.form}>
        <TextField
          {...form.field('text')}
          label={t('find.label')}
          description={t('find.hint')}
          placeholder={t('find.example')}
          className={classes.field}
          dir="auto"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={254}
        />
        <Button
          type="submit"
          variant="primary"
          icon={<IconSearch />}
          busy={person.isFetching}
          className={classes.button}
        >
          {t('find.find')}
        </Button>
      </form>

      <div role="status">
        {query && isNobody(person.error) ? (
          <Nobody query={query} />
        ) : person.error ? (
          <Note tone="attention">{t(hasStatus(person.error, 429) ? 'find.tooMany' : 'find.failed')}</Note>
        ) : (
          person.data && <PersonCard person={person.data} />
        )}
      </div>
    </Stack>
  )
}

/** Whether no person was person. An e-mail of a person who is not findable counts as unknown. */
function Nobody({ query: { how, value } }: { readonly query: PersonQuery }) {
  const { t } = useTranslation('social')
  if (how === 'email' && emailText.safeParse(value).success) return <AskByEmail key={value} email={value} />
  return (
    <Note title={t('find.nobody', { who: value })} action={<InviteFriends />}>
      {t('find.nobodyNext')}
    </Note>
  )
}

const hasStatus = (error: Error | null, ...statuses: readonly number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status)

/** A text that is neither a handle nor an e-mail belongs to nobody. */
const isNobody = (error: Error | null): boolean => hasStatus(error, 404, 400)
