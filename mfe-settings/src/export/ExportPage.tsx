import { getStats } from '@potluck/api/account'
import { callUrl } from '@potluck/api/client'
import { exportData } from '@potluck/api/data'
import { createTicket } from '@potluck/api/tickets'
import { BackLink } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Card, Heading, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { IconDownload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

/** Take everything out. */
export function ExportPage() {
  const { t } = useTranslation('settings')
  const download = useDownload()
  const { data: stats } = useAnswer(getStats, {})
  useTitle(t('export.title'))
  return (
    <PageLayout
      title={t('export.title')}
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Text>{t('export.intro')}</Text>
        <Card aria-labelledby="json-ld">
          <Stack gap={4}>
            <Heading id="json-ld" level={2} size="small">
              {t('export.jsonLd')}
            </Heading>
            <Text>{t('export.jsonLdAbout')}</Text>
            {stats && (
              <Text tone="soft">
                {[
                  t('export.recipes', { count: stats.recipeCount }),
                  t('export.photos', { count: stats.recipeImageCount }),
                ].join(' · ')}
              </Text>
            )}
            <Row>
              <Button
                variant="primary"
                icon={<IconDownload />}
                busy={download.isPending}
                onClick={() => download.mutate({ body: { purpose: 'export' } })}
              >
                {t('export.download')}
              </Button>
            </Row>
          </Stack>
        </Card>
        <Text tone="soft">{t('export.back')}</Text>
      </Stack>
    </PageLayout>
  )
}

/** The browser downloads the file itself, so its address carries a ticket in place of the session's token. */
function useDownload() {
  const { apiBase } = useHost()
  return useCall(createTicket, {
    toast: true,
    onSuccess({ ticket }) {
      const parts = { params: { format: 'json-ld' }, query: { download: 'true' } }
      window.location.assign(callUrl(apiBase, exportData, parts, ticket))
    },
  })
}
