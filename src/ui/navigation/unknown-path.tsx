import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { NotFoundPage } from './not-found-page.tsx';

/** Nothing lives here: the address becomes /errors, and Back leads to where the visitor came from (readings 18). */
export function UnknownPath() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/errors', { replace: true });
  }, [navigate]);
  return <NotFoundPage />;
}
