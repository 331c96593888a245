import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CompareTray } from '../cars/tray/compare-tray.tsx'
import { RecentCars } from '../cars/recent/recent-cars.tsx'
import { SaveSearch } from '../saved-searches/save-search.tsx'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { CarTypeTabs } from './results/car-type-tabs.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { rememberShown } from './results/cached-results.ts'
import { CloseMatches } from './no-results/close-matches.tsx'
import { NoResults } from './no-results/no-results.tsx'
import { IgnoredWords } from './no-results/ignored-words.tsx'
import { OutdatedNotice } from './results/outdated-notice.tsx'
import { QuickFilters } from './filters/quick-filters.tsx'
import { PlaceNotice } from './filters/place-notice.tsx'
import { ResultCards } from './results/result-cards.tsx'
import type { ShownResults } from './results/previous-results.ts'
import type { SearchPageData } from './search-page-data.server.ts'
import { SortSelect } from './results/sort-select.tsx'
import { QueryNotice } from './query/query-notice.tsx'
import { useFilterForm } from './filters/use-filter-form.ts'
import { ViewToggle } from './results/view-toggle.tsx'
import { useSearchHistory } from './results/use-search-history.ts'
import { Pagination } from '../ui/navigation/pagination.tsx'
import './search-page.css'

/** The results beside their filters. The results stay on the screen while the next ones load. */
export function SearchPage({ found }: { found: ShownResults }) {
  useEffect(() => rememberShown(found), [found])
  useSearchHistory(found)
  const [formRef, { applyNow, ...filterEvents }] = useFilterForm()
  const location = useLocation()
  const isLoading = useNavigation().location?.pathname.startsWith('/search') ?? false

  return (
    <div className="container search-page">
      <header className="search-page__header">
        <h1>{`${found.heading} for sale`}</h1>
        <output className="search-page__count">{`${found.count} found`}</output>
      </header>
      <CarTypeTabs links={found.carTypes} />
      <FilterPanel found={found} formRef={formRef} {...filterEvents} />
      <div className="search-page__results">
        <QuickFilters quick={found.quick} />
        <div className="search-page__tools">
          <button className="button button--quiet search-page__open-filters" popoverTarget="filters">
            {found.applied.length > 0 ? `Filters (${found.applied.length})` : 'Filters'}
          </button>
          <SortSelect found={found} onChange={applyNow} />
          <ViewToggle views={found.views} />
        </div>
        <QueryNotice interpretation={found.interpretation} />
        <AppliedFilters applied={found.applied} />
        <PlaceNotice place={found.place} isOrder={found.sort === ''} />
        {found.currentSearch !== null && (
          <SaveSearch search={found.currentSearch} searchedAt={found.searchedAt} />
        )}
        {found.isOutdated && <OutdatedNotice key={location.key} />}
        <Corrections corrections={found.corrections} />
        <IgnoredWords ignored={found.ignored} />
        {found.otherCarType !== null && <p className="search-page__corrections">{found.otherCarType}</p>}
        <div aria-busy={isLoading} className="search-page__list">
          {found.noResults ? (
            <NoResults data={found.noResults} currentSearch={found.currentSearch} />
          ) : (
            <ResultCards cars={found.cars} promotions={found.promotions} view={found.view} />
          )}
          <CloseMatches close={found.close} />
        </div>
        {found.noResults && <RecentCars hasRoom />}
        <Pagination {...found.pages} />
      </div>
      <CompareTray />
    </div>
  )
}

function Corrections({ corrections }: Pick<SearchPageData, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <p className="search-page__corrections">
      {corrections.map(({ from, to }) => `Showing results for “${to}” instead of “${from}”.`).join(' ')}
    </p>
  )
}
