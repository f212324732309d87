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

/** Finds one person by the e-mail or handle they gave. Nobody can leaf through people. */
export function FindPerson() {
  const { t } = useTranslation('social')
  const [query, setQuery] = useState<PersonQuery | null>(null)
  const found = useFindPerson(query)

  const form = useForm({
    initial: { text: '' },
    submit({ text }) {
      const asked = readPersonQuery(text)
      if (asked?.value === query?.value) void found.refetch()
      else setQuery(asked)
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
          busy={found.isFetching}
          className={classes.button}
        >
          {t('find.find')}
        </Button>
      </form>

      <div role="status">
        {query && isNobody(found.error) ? (
          <Nobody query={query} />
        ) : found.error ? (
          <Note tone="attention">{t(hasStatus(found.error, 429) ? 'find.tooMany' : 'find.failed')}</Note>
        ) : (
          found.data && <PersonCard person={found.data} />
        )}
      </div>
    </Stack>
  )
}

/** An e-mail of whoever does not let themselves be found is as nobody's; a handle is, or is not. */
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

/** What cannot be a handle or an e-mail is nobody's. */
const isNobody = (error: Error | null): boolean => hasStatus(error, 404, 400)
