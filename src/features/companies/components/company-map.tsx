import { Navigation } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { directionsTo } from '../companies-contact.rules.ts'
import type { Label } from '../companies-map.rules.ts'
import { labelsOnMap, mapLetters, mapSize, placeOnMap } from '../companies-map.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import be from '../maps/be.svg?url'
import ch from '../maps/ch.svg?url'
import fr from '../maps/fr.svg?url'
import lu from '../maps/lu.svg?url'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company
const maps = { fr, be, lu, ch }

/** Where a company is: its country as an engraver would draw it, without tiles, keys or anybody else's server. */
export function CompanyMap({ company }: { company: Company }) {
  const { coordinates, street, postal_code, city, country } = company
  if (!coordinates && !street) return null
  return (
    <section className="card comp__place-card" aria-labelledby="h-place">
      <h2 id="h-place">{texts.place}</h2>
      {coordinates && <Drawing company={company} coordinates={coordinates} />}
      <address className="small">
        {street && (
          <>
            {street}
            <br />
          </>
        )}
        {[postal_code, city].filter(Boolean).join(' ')}, {country}
      </address>
      {coordinates && (
        <a className="more" href={directionsTo(coordinates)} target="_blank" rel="noopener nofollow">
          <Icon of={Navigation} small />
          {texts.directions}
          <span className="vh">{texts.newTab}</span>
        </a>
      )}
    </section>
  )
}

type DrawingProps = { company: Company; coordinates: NonNullable<Company['coordinates']> }

function Drawing({ company: { name, city, country, country_code }, coordinates }: DrawingProps) {
  const place = placeOnMap(country_code, coordinates)
  if (!place) return null
  const { here, towns } = labelsOnMap(country_code, place, city)
  return (
    <svg
      className="map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={texts.map(name, city, country)}
    >
      <use href={`${maps[country_code]}#carte`} />
      {towns.map((town) => (
        <g key={town.name}>
          <circle className="map__town" cx={town.place.x} cy={town.place.y} r={2} />
          <Name label={town} size={mapLetters.town} className="map__name" />
        </g>
      ))}
      <circle className="map__halo" cx={place.x} cy={place.y} r={11} />
      <circle className="map__dot" cx={place.x} cy={place.y} r={5} />
      <Name label={here} size={mapLetters.here} className="map__here" />
    </svg>
  )
}

const Name = ({ label, size, className }: { label: Label; size: number; className: string }) => (
  <text className={className} x={label.x} y={label.y} textAnchor={label.anchor} fontSize={size}>
    {label.name}
  </text>
)
