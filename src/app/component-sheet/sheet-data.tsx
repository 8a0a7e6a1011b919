import { Briefcase, House, MessageSquare, User, Users } from 'lucide'
import { useState } from 'react'
import { Badge, CountDot, Hallmark } from '#ui/chip.tsx'
import { Avatar, Cover, Logo } from '#ui/identity.tsx'
import { ListingCard } from '#ui/listing-card.tsx'
import { Coins, RangeBar, Ring, StepLine } from '#ui/meters.tsx'
import { Pager } from '#ui/pager.tsx'
import { Stars } from '#ui/stars.tsx'
import { Queue, Queued } from '#ui/queue.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import { Table } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { SaveButton } from '#ui/save-button.tsx'

export function TabsSection() {
  return (
    <Tabs
      label="Entreprise"
      tabs={[
        { value: 'profil', label: 'Profil', panel: <p className="small muted">Le panneau garde sa hauteur.</p> },
        { value: 'photos', label: 'Photos', panel: <p className="small muted">Photos.</p> },
        {
          value: 'jobs',
          label: (
            <>
              Jobs <Badge plain>38</Badge>
            </>
          ),
          panel: <p className="small muted">Offres.</p>,
        },
      ]}
    />
  )
}

const LEDGER = [
  { date: '11 mars 2026', what: 'Publication, Analyste crédit corporate H/F', change: '−1', left: 9 },
  { date: '9 mars 2026', what: 'Profils débloqués (4)', change: '−4', left: 10 },
  { date: '1er mars 2026', what: 'Crédits du mois', change: '+15', left: 15 },
]

export function TableSection() {
  const page = 4
  const columns = [
    { key: 'date', label: 'Date', cell: (row: (typeof LEDGER)[number]) => row.date },
    { key: 'what', label: 'Opération', cell: (row: (typeof LEDGER)[number]) => row.what },
    { key: 'change', label: 'Crédits', right: true, cell: (row: (typeof LEDGER)[number]) => row.change },
    { key: 'left', label: 'Solde', right: true, cell: (row: (typeof LEDGER)[number]) => row.left },
  ]
  return (
    <div className="stack">
      <Table label="Relevé de crédits" columns={columns} rows={LEDGER} keyOf={(row) => row.date} />
      <Table label="Relevé en cartes" columns={columns} rows={LEDGER} keyOf={(row) => row.date} cards />
      <Queue>
        <Queued to="/composants" title="Analyste crédit corporate H/F" detail="Banque Valmont · 11 mars 2026">
          <Badge>Visiteur</Badge>
          <Badge tone="amber">encore 3 heures</Badge>
        </Queued>
      </Queue>
      <Pager page={page} total={9} hrefOf={(number) => `?page=${number}#tableau`} />
    </div>
  )
}

export function IdentitySection() {
  return (
    <>
      <h3>Logos : la marque donnée, sinon les initiales gravées</h3>
      <div className="row">
        <Logo name="Galion Capital" logo="/logos/4.svg" monogram="GC" />
        <Logo name="Maison Tercet" logo="/marques/maison-tercet.svg" monogram={null} size={56} />
        <Logo name="Banque Valmont" logo="/marques/banque-valmont.svg" monogram={null} size={72} />
      </div>
      <h3>Membres : la tranche d’une pièce</h3>
      <div className="row">
        <Avatar name="Inès Lafargue" initials="IL" size={72} />
        <Avatar name="Thibault Kerven" initials="TK" size={56} />
        <Avatar name="Hugo Marchetti" initials="HM" />
      </div>
      <h3>Couverture</h3>
      <Cover seed="Banque Valmont" className="kit__cover" />
      <h3>Complétude, crédits, étapes, salaire</h3>
      <div className="g2">
        <div className="row">
          <Ring percent={72} label="72 %" />
          <Coins left={4} total={6} label="4 crédits sur 6" />
          <span className="rated small">
            <Stars value={4.1} /> 4,1 sur 5
          </span>
          <div className="kit__line">
            <StepLine step={2} steps={5} label="Étape 3 sur 5" />
            <StepLine step={3} steps={5} refused label="Refusée à l’étape 4" />
          </div>
        </div>
        <RangeBar
          title="45–55 k€"
          unit="brut/an"
          low={45}
          high={55}
          median={49}
          scale={[36, 70]}
          format={(value) => `${value} k€`}
        />
      </div>
    </>
  )
}

const NOW = new Date('2026-03-12T10:00:00Z')

export function ListingSection() {
  const [saved, setSaved] = useState(false)
  const save = (title: string) => (
    <SaveButton saved={saved} label={`Sauvegarder l’offre : ${title}`} onToggle={() => setSaved(!saved)} />
  )
  const long =
    'Chargé de conformité LCB-FT et sécurité financière, périmètre international et filiales hors zone euro H/F'
  return (
    <ul className="jobs">
      <li>
        <ListingCard
          logo={<Logo name="Groupe Castelnaud" logo="/marques/groupe-castelnaud.svg" monogram={null} />}
          title={
            <>
              <mark>Contrôleur</mark> de gestion sénior H/F
            </>
          }
          to="#annonce"
          current
          owner="Groupe Castelnaud"
          place="Toulouse (31)"
          extract={
            <>
              …une <mark>contrôleuse</mark> ou un <mark>contrôleur</mark> de gestion qui partage notre goût de la
              précision…
            </>
          }
          lead={{ text: '52–60 k€', strong: true }}
          facts={['CDI', 'Hybride']}
          mark={<Hallmark>Sponsorisé</Hallmark>}
          date={NOW}
          now={NOW}
          action={save('Contrôleur de gestion sénior H/F')}
        />
      </li>
      <li>
        <ListingCard
          logo={<Logo name="Galion Capital" logo="/logos/4.svg" monogram="GC" />}
          title={long}
          to="#annonce"
          owner="Galion Capital"
          place="Paris 9e"
          lead={{ text: 'Salaire non communiqué', strong: false }}
          facts={['CDI', 'Sur site']}
          seen
          date={new Date('2026-03-08T10:00:00Z')}
          now={NOW}
          action={save(long)}
        />
      </li>
    </ul>
  )
}

export function NavigationSection() {
  return (
    <div className="frame">
      <TabBar
        label="Exemple de barre basse"
        entries={[
          { to: '#navigation', label: 'Accueil', icon: House },
          { to: '#navigation', label: 'Emploi', icon: Briefcase, current: true },
          { to: '#navigation', label: 'Réseau', icon: Users },
          { to: '#navigation', label: 'Messages', icon: MessageSquare, dot: <CountDot count={2} label="non lus" /> },
          { to: '#navigation', label: 'Profil', icon: User },
        ]}
      />
    </div>
  )
}
