import { deletePutAside, type PutAside as Folder, listPutAside } from '@potluck/api/backups'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { useFormats } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { Button, Heading, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofDialog } from '../../identity/ProofDialog.tsx'
import { serverProblem } from './server-problem.ts'
import { useMegabytes } from './useMegabytes.ts'

/** The folders that restores put aside, if any, with a way to delete them. */
export function PutAside() {
  const { t } = useTranslation('settings')
  const { relativeMoment } = useFormats()
  const size = useMegabytes()
  const { data } = useAnswer(listPutAside, {})
  const [leaving, setLeaving] = useState<Folder | null>(null)
  if (!data || data.putAside.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={3} size="small">
        {t('server.putAside.heading')}
      </Heading>
      <Text>{t('server.putAside.about')}</Text>
      {data.putAside.map((folder) => (
        <ListRow
          key={folder.name}
          title={relativeMoment(folder.putAsideAt)}
          subtitle={
            <>
              {size(folder.bytes)}, <bdi>{folder.name}</bdi>
            </>
          }
          trailing={
            <Button
              aria-label={t('server.putAside.deleteOf', { when: relativeMoment(folder.putAsideAt) })}
              onClick={() => setLeaving(folder)}
            >
              {t('server.putAside.delete')}
            </Button>
          }
        />
      ))}
      {leaving && <DeletePutAside folder={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  )
}

interface DialogProps {
  readonly folder: Folder
  readonly onClose: () => void
}

function DeletePutAside({ folder: { name }, onClose }: DialogProps) {
  const { t } = useTranslation('settings')
  const remove = useCall(deletePutAside, { changes: [listPutAside] })
  async function act(proof: IdentityProof) {
    await remove.mutateAsync({ params: { name }, body: proof })
  }
  const title = t('server.putAside.deleteTitle')
  return (
    <ProofDialog danger title={title} submitLabel={title} act={act} problemOf={serverProblem} onClose={onClose}>
      <Text>{t('server.putAside.deleteAbout', { folder: name })}</Text>
    </ProofDialog>
  )
}
