import { Share2, Trash2 } from 'lucide'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Badge, ChipLink, CountDot, Hallmark, RemovableChip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cover } from '#ui/identity.tsx'
import { LikeButton } from '#ui/like-button.tsx'
import { SaveButton } from '#ui/save-button.tsx'

const PAIRS = [
  ['Texte', 'ink', 'paper'],
  ['Texte second', 'ink-2', 'paper'],
  ['Indication', 'ink-3', 'surface'],
  ['Texte sur creux', 'ink-2', 'sunk'],
  ['Action', 'on-green', 'green'],
  ['Lien', 'green', 'paper'],
  ['Choix actif', 'green-2', 'green-tint'],
  ['Destruction', 'on-red', 'red'],
  ['Erreur', 'red', 'surface'],
  ['Refus', 'red-2', 'red-tint'],
  ['Attention', 'on-amber-tint', 'amber-tint'],
  ['Information', 'on-blue-tint', 'blue-tint'],
  ['Sponsorisé', 'on-gold-tint', 'surface'],
  ['Bandeau', 'on-deep', 'deep'],
  ['Bandeau second', 'on-deep-2', 'deep'],
]

export function ColoursSection() {
  return (
    <>
      <ul className="sw">
        {PAIRS.map(([name, text, ground]) => (
          <li key={name}>
            <i style={{ background: `var(--${ground})`, color: `var(--${text})` }}>Aa</i>
            <p>
              <b>{name}</b>
              <span className="muted">
                {text} / {ground}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <h3>Encres de gravure</h3>
      <ul className="sw">
        {['Galion', 'Abers', 'Tercet', 'Orsel', 'Valmont', 'Vauban'].map((seed) => (
          <li key={seed}>
            <Cover seed={seed} kind="card" className="kit__cover" />
            <p>
              <b>{seed}</b>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const SCALE = [48, 36, 28, 22, 18, 16, 14, 13]

export function TypeSection() {
  return (
    <ul className="ty">
      {SCALE.map((size) => (
        <li key={size}>
          <span>{size}</span>
          <span className={size >= 28 ? 'display' : undefined} style={{ fontSize: `var(--t${size})`, lineHeight: 1.2 }}>
            {size >= 28 ? 'Votre talent a cours' : 'Contrôleur de gestion sénior H/F, 45–55 k€ brut/an'}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function ButtonsSection() {
  const [liked, setLiked] = useState(false)
  const [saved, setSaved] = useState(false)
  return (
    <>
      <h3>Variantes</h3>
      <div className="row">
        <Button>Enregistrer</Button>
        <Button variant="outline">
          <Icon of={Share2} />
          Partager
        </Button>
        <Button variant="ghost">Parcourir</Button>
        <Button variant="red">Supprimer</Button>
        <Button variant="red-ghost">
          <Icon of={Trash2} />
          Retirer
        </Button>
        <ButtonLink to="#boutons">Lien</ButtonLink>
      </div>
      <h3>Tailles</h3>
      <div className="row">
        <Button size="large">Rechercher</Button>
        <Button>Rechercher</Button>
        <Button size="small">Rechercher</Button>
        <Button variant="outline" icon aria-label="Partager">
          <Icon of={Share2} />
        </Button>
      </div>
      <h3>En cours, désactivé</h3>
      <div className="row">
        <Button busy="Envoi…">Envoyer le formulaire</Button>
        <Button disabled>Enregistrer</Button>
        <Button variant="outline" disabled>
          En attente
        </Button>
      </div>
      <h3>Sur bandeau</h3>
      <div className="row kit__deep">
        <Button variant="on-deep">S’abonner</Button>
        <Button variant="deep-line">En savoir plus</Button>
      </div>
      <h3>Bascule</h3>
      <div className="row">
        <LikeButton liked={liked} count={127 + Number(liked)} onToggle={() => setLiked(!liked)} />
        <SaveButton saved={saved} label="Sauvegarder" onToggle={() => setSaved(!saved)} className="save--still" />
      </div>
    </>
  )
}

export function ChipsSection() {
  return (
    <>
      <div className="row">
        <ChipLink to="#puces" count={812}>
          Stages
        </ChipLink>
        <ChipLink to="#puces" current>
          Toutes 23
        </ChipLink>
        <RemovableChip to="#puces" label="CDI" />
      </div>
      <div className="row kit__gap">
        <Badge tone="blue">En cours</Badge>
        <Badge tone="outline">Entretien programmé</Badge>
        <Badge tone="green">Acceptée</Badge>
        <Badge tone="red">Refusée</Badge>
        <Badge tone="amber">En attente</Badge>
        <Badge>Brouillon</Badge>
        <Badge tone="gold">Premium</Badge>
        <Hallmark>Sponsorisé</Hallmark>
        <CountDot count={2} label="non lus" />
      </div>
    </>
  )
}
