import * as endpoints from '@radar/domain/documents';
import { mediaTypeOf } from '@radar/domain/files';
import { AppError } from '@radar/domain/http';
import type { Routes } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import { serveFile } from '../../http/serve-file.ts';
import { addDocument } from './add-document.ts';
import {
  addCoverLetter,
  coverLettersOfUser,
  deleteCoverLetter,
  restoreCoverLetter,
  updateCoverLetter,
} from './cover-letters.queries.ts';
import {
  deleteDocument,
  documentsOfUser,
  getOwnDocument,
  restoreDocument,
  toDocument,
  updateDocument,
} from './documents.queries.ts';

export const documentsRoutes: Routes = (api) => {
  const { files } = api.services;

  serve(api, endpoints.getDocuments, async ({ db, user }) => (await documentsOfUser(db, user.id)).map(toDocument));
  serve(api, endpoints.addDocument, ({ db, user, receive }) => addDocument(db, files, user.id, receive));
  serve(api, endpoints.updateDocument, ({ db, user, params, body, isCurrent }) =>
    updateDocument(db, { userId: user.id, id: params.id }, body, isCurrent),
  );
  serve(api, endpoints.deleteDocument, async ({ db, user, params }) => {
    await deleteDocument(db, { userId: user.id, id: params.id });
    return {};
  });
  serve(api, endpoints.restoreDocument, ({ db, user, params }) =>
    restoreDocument(db, { userId: user.id, id: params.id }),
  );
  serveFile(api, endpoints.getDocumentFile, async ({ db, user, params }) => {
    const { storageKey, name, format, sizeBytes } = await getOwnDocument(db, { userId: user.id, id: params.id });
    const content = await files.open(storageKey);
    if (content === null) throw new AppError('NOT_FOUND');
    return { name, mediaType: mediaTypeOf[format], sizeBytes, content };
  });

  serve(api, endpoints.getCoverLetters, ({ db, user }) => coverLettersOfUser(db, user.id));
  serve(api, endpoints.addCoverLetter, ({ db, user, body }) => addCoverLetter(db, user.id, body));
  serve(api, endpoints.updateCoverLetter, ({ db, user, params, body, isCurrent }) =>
    updateCoverLetter(db, { userId: user.id, id: params.id }, body, isCurrent),
  );
  serve(api, endpoints.deleteCoverLetter, async ({ db, user, params }) => {
    await deleteCoverLetter(db, { userId: user.id, id: params.id });
    return {};
  });
  serve(api, endpoints.restoreCoverLetter, ({ db, user, params }) =>
    restoreCoverLetter(db, { userId: user.id, id: params.id }),
  );
};
