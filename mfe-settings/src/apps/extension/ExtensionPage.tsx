import { ApiError } from '@potluck/api/errors'
import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, onDemand, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { IconDownload } from '@potluck/ui/icons'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../../groups/SettingsGroup.tsx'
import { accountProblem } from '../../identity/account-problem.ts'
import { CopyValue } from '../CopyValue.tsx'
import { usePairing } from './usePairing.ts'

const ProofDialog = onDemand(() => import('../../identity/ProofDialog.tsx').then((module) => module.ProofDialog))

/** Where Chromium and the browsers made of it list their extensions. */
const extensionsAddress = 'chrome://extensions'

/** The file that the server offers, beside this page. */
const file = 'browser-extension.zip'

const problemOf = (error: unknown) =>
  error instanceof ApiError && error.status === 409
    ? 'apps.tokens.problems.tooMany'
    : `account.problems.${accountProblem(error)}`

/** The page of the browser extension: where it is had, and where it is paired. */
export function ExtensionPage() {
  const { t } = useTranslation('settings')
  const title = t('apps.doors.extension.title')
  const place = useRef<HTMLDivElement>(null)
  // The dialog gives the focus back to where it was: nothing on the page was pressed.
  const { isAsking, outcome, pair, close } = usePairing(title, () => place.current?.focus())
  useTitle(title)
  const steps: readonly { readonly name: string; readonly part: ReactNode }[] = [
    {
      name: 'file',
      part: (
        <Row>
          <LinkButton href={file} download icon={<IconDownload />}>
            {t('apps.extension.download')}
          </LinkButton>
        </Row>
      ),
    },
    { name: 'load', part: <CopyValue text={extensionsAddress} label={t('apps.extension.copyAddress')} /> },
    {
      name: 'pair',
      part: outcome && (
        <div data-transient>
          <Note tone={outcome === 'paired' ? 'done' : 'attention'}>{t(`apps.extension.outcome.${outcome}`)}</Note>
        </div>
      ),
    },
  ]
  return (
    <PageLayout title={title} leading={<BackLink href={href(paths.apps())} label={t('apps.title')} />} width="reading">
      <Stack gap={6}>
        <Text>{t('apps.extension.intro')}</Text>
        {steps.map(({ name, part }, at) => (
          <SettingsGroup key={name} title={t(`apps.extension.${name}.title`, { number: at + 1 })} of="controls">
            <div ref={name === 'pair' ? place : undefined} tabIndex={-1}>
              <Stack gap={3}>
                <Text>{t(`apps.extension.${name}.text`)}</Text>
                {part}
              </Stack>
            </div>
          </SettingsGroup>
        ))}
        <Text size="small" tone="soft">
          {t('apps.extension.after')}
        </Text>
      </Stack>
      {isAsking && (
        <ProofDialog
          title={t('apps.extension.ask')}
          submitLabel={t('apps.extension.submit')}
          act={pair}
          problemOf={problemOf}
          onClose={close}
        >
          <Text>{t('apps.extension.askAbout')}</Text>
        </ProofDialog>
      )}
    </PageLayout>
  )
}
