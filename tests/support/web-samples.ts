import type { Archive } from '#shared/schemas/archive.ts';
import { doctorateChanges, shownDoctorate } from '#shared/schemas/doctorate.ts';
import type { FactorState } from '#shared/schemas/factor.ts';
import type { University } from '#shared/schemas/university.ts';
import type { Member, User } from '#shared/schemas/user.ts';
import type { UserRecord } from '#shared/schemas/user-record.ts';

export const campus: University = {
  id: 'upv_university',
  name: 'Université du Port-Vieux',
  city: 'Brest',
  country: 'France',
  address: '3, quai de la Douane',
  contactEmail: 'doctorat@port-vieux.example',
  timeZone: 'Europe/Paris',
  logoUrl: null,
  createdAt: '2024-09-02T08:00:00.000Z',
  revision: 4,
};

export const candidate: User = {
  id: 'upv_lea',
  firstName: 'Léa',
  lastName: 'Marchand',
  email: 'lea.marchand@example.org',
  emailConfirmed: true,
  role: 'user',
  status: 'ACCEPTED',
  UniversityId: 'upv_university',
  avatarUrl: null,
  createdAt: '2025-10-02T09:30:00.000Z',
};

export const recordOf = (user: User): UserRecord => ({
  ...user,
  birthDate: null,
  gender: null,
  interests: null,
  otherDiplomasObtained: null,
  isInvited: false,
  Socials: [],
  revision: 6,
});

export const administrator: User = {
  ...candidate,
  id: 'upv_hugo',
  firstName: 'Hugo',
  lastName: 'Besson',
  email: 'hugo.besson@example.org',
  role: 'admin',
};

export const superAdministrator: User = {
  ...candidate,
  id: 'sup_ines',
  firstName: 'Inès',
  lastName: 'Royer',
  email: 'ines.royer@example.org',
  role: 'super',
  UniversityId: null,
};

/** A row of the list of members, of somebody who has filled in nothing yet. */
export const memberOf = (user: User): Member => ({
  ...user,
  isInvited: false,
  doctoralSchool: null,
  doctorateStart: null,
  estimatedEndDate: null,
  researchDomain: null,
  hasDoctorate: false,
  hasAssessment: false,
});

export const noFactor: FactorState = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };

export const noArchive: Archive = { state: 'none', goodUntil: null, sizes: [] };

/** A PhD record without any fact. */
export const noDoctorate = shownDoctorate.parse(
  Object.fromEntries(Object.keys(doctorateChanges.def.shape).map((field) => [field, null])),
);
