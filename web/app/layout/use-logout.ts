import { useNavigate } from 'react-router-dom';
import { api } from '#web/lib/api.ts';
import { signOut } from '#web/lib/sign-in.ts';

/** Forgets the session on this device and shows the login screen; the renewal cookie goes too, if the server can be reached. */
export const useLogout = (): (() => void) => {
  const navigate = useNavigate();
  return () => {
    api.auth.logout().catch(() => undefined);
    signOut();
    void navigate('/login');
  };
};
