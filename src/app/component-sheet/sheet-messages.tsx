import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { Bone, Empty, Failure, Skeleton } from '#ui/waiting.tsx'

export function MessagesSection() {
  const [open, setOpen] = useState(false)
  return (
    <div className="g2">
      <div className="row">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Ouvrir le dialogue
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            showToast({
              title: 'Offre retirée',
              description: 'Elle n’est plus dans vos sauvegardes.',
              action: { label: 'Annuler', run: () => showToast({ title: 'Offre remise' }) },
            })
          }
        >
          Message
        </Button>
        <Button
          variant="red-ghost"
          onClick={() =>
            showToast({
              title: 'Erreur de validation',
              description: 'Veuillez corriger les erreurs dans le formulaire',
              tone: 'red',
            })
          }
        >
          Message d’erreur
        </Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Retirer cet élément ?"
          actions={
            <>
              <Button variant="outline" onClick={() => setOpen(false)}>
                Annuler
              </Button>
              <Button variant="red" onClick={() => setOpen(false)}>
                Retirer
              </Button>
            </>
          }
        >
          <p>Vous pourrez le remettre plus tard.</p>
        </Dialog>
      </div>
      <div className="stack">
        <Note tone="green">Votre adresse est confirmée.</Note>
        <Note tone="blue">Confirmez votre adresse. Le lien est valable 1 heure.</Note>
        <Note tone="amber">Cette annonce ferme dans 2 jours.</Note>
        <Note tone="red">Le fichier dépasse 5 Mo.</Note>
      </div>
    </div>
  )
}

const halfReady = { ok: false, preparing: { documents: 420, percent: 42, retry_after: 30 } } as const

export function WaitingSection() {
  return (
    <div className="g3">
      <Skeleton label="Chargement" className="card">
        {[78, 66, 54].map((width) => (
          <div key={width}>
            <Bone width={`${width}%`} height={16} top={14} />
            <Bone width={`${width - 30}%`} top={8} />
          </div>
        ))}
      </Skeleton>
      <Empty title="Aucune offre trouvée" action={<Button variant="outline">Créer une alerte</Button>}>
        Retirez un filtre, ou recevez les prochaines par e-mail.
      </Empty>
      <Failure title="Erreur de chargement" onRetry={() => showToast({ title: 'Nouvel essai' })}>
        Le service n’a pas répondu. Vos filtres sont gardés.
      </Failure>
      <Failure title="Erreur de chargement" of={halfReady} />
    </div>
  )
}
