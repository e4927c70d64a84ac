import { useHouseAway } from '../remote/house.ts';
import { useWords } from '../words/index.ts';

/** Shown as long as the hall can keep nothing. */
export function HouseAway() {
  const { table } = useWords();
  return useHouseAway() ? (
    <p role="alert" className="house-away">
      {table.houseAway}
    </p>
  ) : null;
}
