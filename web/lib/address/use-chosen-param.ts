import { useSearchParams } from 'react-router-dom';

/** A parameter of the address that somebody chooses, empty where nothing is chosen; and how to choose. */
export const useChosenParam = (name: string): [string, (value: string) => void] => {
  const [params, setParams] = useSearchParams();
  const choose = (value: string) => {
    // As the address is by then: two may be chosen before it is drawn anew.
    const after = new URLSearchParams(window.location.search);
    if (value === '') after.delete(name);
    else after.set(name, value);
    setParams(after, { replace: true, preventScrollReset: true });
  };
  return [params.get(name) ?? '', choose];
};
